"use client";

import { createContext, useContext } from "react";
import type { Place } from "./lit-lines";

/** Lights lines up and brings the first of them into view. `announces` also reads them to screen readers. */
export type ShowPlaces = (places: readonly Place[], options?: { announces?: boolean }) => void;

export const ShowPlacesContext = createContext<ShowPlaces>(() => {});

export const useShowPlaces = (): ShowPlaces => useContext(ShowPlacesContext);
