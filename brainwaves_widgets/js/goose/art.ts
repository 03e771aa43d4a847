/** The pictures of the Goose, put together from the shared SVG files. */

import cat from "../../art/animals/cat.svg";
import dog from "../../art/animals/dog.svg";
import goose from "../../art/animals/goose.svg";
import parrot from "../../art/animals/parrot.svg";
import rat from "../../art/animals/rat.svg";
import back from "../../art/suspects/back.svg";
import bowTie from "../../art/suspects/bow-tie.svg";
import keyChain from "../../art/suspects/key-chain.svg";
import necktie from "../../art/suspects/necktie.svg";
import person from "../../art/suspects/person.svg";
import scarf from "../../art/suspects/scarf.svg";
import stripedShirt from "../../art/suspects/striped-shirt.svg";
import { Art, gallery, inner, svg } from "../core/stage/art";
import { HUES } from "./view";

const ANIMALS: Record<string, string> = { rat, dog, cat, goose, parrot };
const FEATURES: Record<string, string> = {
  "bow tie": bowTie,
  necktie,
  scarf,
  "key chain": keyChain,
  "striped shirt": stripedShirt,
};

const card = (body: string, color?: string) => svg("0 0 124 178", body, 496, 712, color);
const square = (view: string, body: string) => svg(view, body, 256, 256);

const people = gallery((name) => {
  const [colour = "", feature = ""] = name.split("/");
  return card(inner(person) + inner(FEATURES[feature] ?? ""), HUES[colour]);
});

export const personIn = (colour: string, feature: string) => people(`${colour}/${feature}`);

export const animalArt = gallery((animal) => square("0 0 32 32", inner(ANIMALS[animal] ?? "")));

export const backArt = new Art(card(inner(back)));

/** A feature by itself; stripes need their shirt. */
export const featureArt = gallery((feature) => {
  const body = inner(FEATURES[feature] ?? "");
  if (feature !== "striped shirt") return square("24 102 76 76", body);
  return square("6 112 112 66", inner(person) + body);
});
