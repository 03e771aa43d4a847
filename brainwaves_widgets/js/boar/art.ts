/** The animals of the Boar. */

import badger from "../../art/animals/badger.svg";
import bear from "../../art/animals/bear.svg";
import boar from "../../art/animals/boar.svg";
import deer from "../../art/animals/deer.svg";
import fox from "../../art/animals/fox.svg";
import goose from "../../art/animals/goose.svg";
import hare from "../../art/animals/hare.svg";
import mouse from "../../art/animals/mouse.svg";
import wolf from "../../art/animals/wolf.svg";
import { gallery, inner, svg } from "../core/stage/art";

const ANIMALS: Record<string, string> = { boar, fox, hare, mouse, wolf, badger, deer, goose, bear };

export const animalArt = gallery((animal) => svg("0 0 32 32", inner(ANIMALS[animal] ?? ""), 256, 256));
