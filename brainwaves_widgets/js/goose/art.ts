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
import hairBald from "../../art/suspects/hair-bald.svg";
import hairBun from "../../art/suspects/hair-bun.svg";
import hairCurly from "../../art/suspects/hair-curly.svg";
import hairLong from "../../art/suspects/hair-long.svg";
import hairShort from "../../art/suspects/hair-short.svg";
import { faces, hairs, skins, styles } from "../../art/suspects/people.json";
import { Art, gallery, inner, svg } from "../core/stage/art";
import { HUES, VALUES } from "./view";
import type { Face } from "./wire";

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

const HAIR: Record<string, string> = { short: hairShort, long: hairLong, curly: hairCurly, bun: hairBun, bald: hairBald };

/** Skin and hair, which tell nothing of what is asked; the number of a suspect chooses them. */
function toned(body: string, face = "000"): string {
  const [skin = 0, hair = 0] = [...face].map(Number);
  const tones: Record<string, string | undefined> = { ...skins[skin], hair: hairs[hair] };
  return body.replace(/var\(--(\w+)\)/g, (_, name) => tones[name] ?? "none");
}

const people = gallery((name) => {
  const [colour = "", feature = "", animal = ""] = name.split("/");
  const place = VALUES.colour.indexOf(colour) * 5 + VALUES.feature.indexOf(feature);
  const face = faces[place]?.split(" ")[VALUES.animal.indexOf(animal)] ?? "000";
  const hair = HAIR[styles[Number(face[2])] ?? ""] ?? "";
  return card(toned(inner(person) + inner(hair) + inner(FEATURES[feature] ?? ""), face), HUES[colour]);
});

export const personOf = ({ colour, feature, animal }: Face) => people(`${colour}/${feature}/${animal}`);

export const animalArt = gallery((animal) => square("0 0 32 32", inner(ANIMALS[animal] ?? "")));

export const backArt = new Art(card(inner(back)));

/** A feature by itself; stripes need their shirt. */
export const featureArt = gallery((feature) => {
  const body = inner(FEATURES[feature] ?? "");
  if (feature !== "striped shirt") return square("26 107 72 71", body);
  return square("9 116 106 62", toned(inner(person)) + body);
});
