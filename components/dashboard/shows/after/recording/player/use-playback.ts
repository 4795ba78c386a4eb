export { type Playback, usePlayback } from "@/components/program/use-playback";
