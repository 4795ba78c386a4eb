import clsx from "clsx";
import type { PlacedTile } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { boxStyle } from "./box-style";
import { StageContent } from "./stage-content";
import { StagePerson } from "./stage-person";
import type { StageProps } from "./stage-props";

interface StageTileProps extends Pick<StageProps, "state" | "renderMedia" | "screenOf" | "speaking"> {
  tile: PlacedTile;
  /** Fills up to the edges of the frame or the next tile. */
  isFlush: boolean;
  ref: (element: HTMLElement | null) => void;
}

/** One tile at its position. */
export function StageTile({
  tile,
  state,
  renderMedia,
  screenOf = null,
  speaking,
  isFlush,
  ref,
}: StageTileProps) {
  return (
    <div
      ref={ref}
      data-tile={tile.kind}
      className={clsx(
        "absolute origin-top-left overflow-hidden bg-(--stage-tile)",
        !isFlush && "rounded-(--tile-radius)",
      )}
      style={boxStyle(tile)}
    >
      {tile.kind === "person" && tile.identity !== null ? (
        <StagePerson
          tile={tile}
          state={state}
          speaking={speaking?.has(personOf(tile.identity)) ?? false}
          media={renderMedia?.(tile.identity, "camera")}
        />
      ) : (
        <StageContent tile={tile} state={state} screenOf={screenOf} renderMedia={renderMedia} />
      )}
    </div>
  );
}
