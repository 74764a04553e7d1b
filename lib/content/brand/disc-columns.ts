import { discs } from "@/lib/content/enums";

/** The size of a disc in the sprite of all round drawings, in pixels. */
export const DISC_SIZE = 240;
/** The drawings of the sprite, from left to right. */
export const discColumns = Object.keys(discs);

/** All columns, with or without a drawing: as many as CSS can tell apart by two digits in base six. */
export const COLUMNS = 36;

/** The name of the sprite in the manifest. */
export const discSprite = "discs";
