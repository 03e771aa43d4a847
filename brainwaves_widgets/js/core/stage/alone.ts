/** Every widget brings its own Konva; it is to be imported before Konva, which else complains. */

Reflect.deleteProperty(globalThis, "Konva");
