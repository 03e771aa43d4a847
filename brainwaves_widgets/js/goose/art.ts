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
import { inner, picture } from "../core/draw";
import { HUES } from "./view";

const ANIMALS: Record<string, string> = { rat, dog, cat, goose, parrot };
const FEATURES: Record<string, string> = {
  "bow tie": bowTie,
  necktie,
  scarf,
  "key chain": keyChain,
  "striped shirt": stripedShirt,
};
const GREY = "#8b95a5";

const svg = (view: string, body: string, color = GREY) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="496" height="712" color="${color}">${body}</svg>`;
const square = (view: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="256" height="256" color="${GREY}">${body}</svg>`;

export const personIn = (colour: string, feature: string) =>
  picture(svg("0 0 124 178", inner(person) + inner(FEATURES[feature] ?? ""), HUES[colour]));

export const animalPicture = (animal: string) => picture(square("0 0 32 32", inner(ANIMALS[animal] ?? "")));

export const backPicture = () => picture(svg("0 0 124 178", inner(back)));

/** A feature by itself; stripes need their shirt. */
export function featurePicture(feature: string) {
  const body = inner(FEATURES[feature] ?? "");
  if (feature !== "striped shirt") return picture(square("24 102 76 76", body));
  return picture(square("6 112 112 66", inner(person) + body));
}
