/** The page of a pupil in a class, for lessons about figures. */

import ask from "../ask";
import board from "../board";
import figurelab from "../figurelab";
import matrix from "../matrix";
import quiz from "../quiz";
import { pupil } from "./page";

export default pupil({ ask, board, figurelab, matrix, quiz });
