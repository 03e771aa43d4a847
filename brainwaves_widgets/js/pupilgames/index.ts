/** The page of a pupil in a class, for lessons about the other games. */

import ask from "../ask";
import board from "../board";
import boar from "../boar";
import brainwave from "../brainwave";
import figurelab from "../figurelab";
import goose from "../goose";
import matrix from "../matrix";
import { pupil } from "../pupil/page";
import quiz from "../quiz";

export default pupil({ ask, board, boar, brainwave, figurelab, goose, matrix, quiz });
