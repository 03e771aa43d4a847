/** Written by scripts/wire_types.py from serve/wire.py: change it there. */

import type { LobbyScene } from "../lobby/wire";

/** A link to send or to show to somebody. */
export interface Way {
  url: string;
  /** The address of a picture of its QR code; empty where no other device can come. */
  qr: string;
}

/** Who sits at a seat, and where. */
export interface SeatRow {
  name: string;
  /** What there is to say of it: `"has not come yet"`. */
  note: string;
  /** Whether a person can play here from elsewhere; programs cannot be invited. */
  invitable: boolean;
  /** The link of a guest who plays elsewhere. */
  way: Way | null;
}

/** A table in play, as the list has it. */
export interface TableRow {
  id: string;
  title: string;
  players: string;
  /** Whose turn it is, or how the game ended. */
  status: string;
}

/** The table whose links are shown. */
export interface ShownTable {
  id: string;
  seats: SeatRow[];
  /** The link to the host's own screen, for all players who are not elsewhere. */
  screen: string;
  /** How many of the people play at that screen. */
  here: number;
  /** The link for all who may watch. */
  watch: Way | null;
  /** What there is to say of its links: how far they reach. */
  hint: string;
  over: boolean;
}

/** What the host's page shows: the lobby, and the tables in play. */
export interface HostScene extends LobbyScene {
  tables: TableRow[];
  shown: ShownTable | null;
}
