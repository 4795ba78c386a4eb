import type { EventWire } from "@/lib/modules/shows/events/schema";
import { Pager } from "../../../parts/lists/pager";
import { PageHeader } from "../../../parts/page/page-header";
import { Section } from "../../../parts/page/section";
import type { Recording } from "./facts/recording";
import { NoRecording } from "./no-recording";
import { RecordingDesk } from "./recording-desk";
import { RecordingList } from "./recording-list";
import { UploadRecording } from "./uploading/upload-recording";

interface ShowRecordingsProps {
  show: Pick<EventWire, "slug" | "state" | "recording">;
  recordings: readonly Recording[];
  /** Cursor of the list's next page. */
  next: string | null;
  /** Whether this is the list's first page. */
  isFirst: boolean;
}

/** A show's recording, or the list of them, and the upload of another one. */
export function ShowRecordings({ show, recordings, next, isFirst }: ShowRecordingsProps) {
  const { slug } = show;
  const only = isFirst ? onlyOne(recordings) : undefined;
  const uploads = recordings.filter((recording) => recording !== only);
  return (
    <>
      {only ? (
        <>
          <RecordingDesk key={only.id} slug={slug} initial={only} />
          {uploads.length > 0 && (
            <Section title="Incomplete uploads">
              <RecordingList slug={slug} recordings={uploads} />
            </Section>
          )}
        </>
      ) : (
        <>
          <PageHeader
            title="Recording"
            description="The program and each speaker’s tracks, or a recording that you upload."
          />
          {recordings.length === 0 && isFirst ? (
            <NoRecording show={show} />
          ) : (
            <>
              <RecordingList slug={slug} recordings={recordings} />
              <Pager next={next} />
            </>
          )}
        </>
      )}
      {/* The same place whatever is above, so that an upload under way stays. */}
      <UploadRecording slug={slug} />
    </>
  );
}

/** The show's only recording. Uploads under way don't count, so that it stays open while another is sent. */
function onlyOne(recordings: readonly Recording[]): Recording | undefined {
  const complete = recordings.filter(({ state }) => state !== "awaiting_upload");
  const [only, second] = complete.length > 0 ? complete : recordings;
  return second ? undefined : only;
}
