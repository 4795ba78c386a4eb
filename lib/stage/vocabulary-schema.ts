import * as z from "zod";
import {
  EFFECT_KINDS,
  EMERGENCY_LEVELS,
  LAYOUTS,
  MUSIC_TRACKS,
  SEGMENT_TYPES,
  SILENT_REASONS,
  VOLUME_TARGETS,
} from "./vocabulary";

/** Schemas for the stage's vocabulary. In a separate file, because pages use the words without validation. */
export const LayoutSchema = z.enum(LAYOUTS);
export const SegmentTypeSchema = z.enum(SEGMENT_TYPES);
export const MusicTrackSchema = z.enum(MUSIC_TRACKS);
export const VolumeTargetSchema = z.enum(VOLUME_TARGETS);
export const EffectKindSchema = z.enum(EFFECT_KINDS);
export const EmergencyLevelSchema = z.enum(EMERGENCY_LEVELS);
export const SilentReasonSchema = z.enum(SILENT_REASONS);
