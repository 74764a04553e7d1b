"use client";

import { island } from "./island";

export const CarouselIsland = island("carousel", () => import("./carousel"));
