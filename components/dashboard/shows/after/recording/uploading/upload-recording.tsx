"use client";

import { useRouter } from "next/navigation";
import { ForRole } from "../../../../access/for-role";
import { DropFile } from "../../../../parts/files/drop-file";
import { CutOffUpload, Sending } from "../../../../parts/files/uploads/upload-notes";
import { FormProblem } from "../../../../parts/forms/form-problem";
import { useRecordingUpload } from "./use-recording-upload";

/** Uploads a recording that was made elsewhere, chosen or dropped. */
export function UploadRecording({ slug }: { slug: string }) {
  return (
    <ForRole least="member">
      <Uploader slug={slug} />
    </ForRole>
  );
}

function Uploader({ slug }: { slug: string }) {
  const router = useRouter();
  const desk = useRecordingUpload(slug, () => router.refresh());
  return (
    <section aria-labelledby="upload-recording" className="mt-10 flex max-w-3xl flex-col gap-4">
      <h2 id="upload-recording" className="font-medium text-lg">
        Upload a recording
      </h2>
      {desk.name !== undefined ? (
        <Sending name={desk.name} sent={desk.sent} stop={desk.stop} />
      ) : (
        <DropFile
          label="Choose recording"
          accept=".mp4,.m4v,.mov,.webm,.mp3,.wav"
          take={(file) => void desk.take(file)}
          className="flex-wrap items-center justify-between"
          textClassName="max-w-md"
        >
          <p className="mt-1 text-ink-muted">
            MP4, MOV, WebM, MP3 or WAV, up to 10 GiB and four hours. We convert and transcribe it, then you
            can make clips and texts from it.
          </p>
        </DropFile>
      )}
      <CutOffUpload name={desk.name === undefined && !desk.problem ? desk.waiting : null} />
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </section>
  );
}
