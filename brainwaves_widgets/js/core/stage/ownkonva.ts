/** Every widget brings its own Konva, which warns if there is another: import this before Konva. */

Reflect.deleteProperty(globalThis, "Konva");
