"use client";

import { useRouter } from "next/navigation";
import { DropFile } from "../parts/drop-file";
import { FormProblem } from "../parts/form-problem";
import { CutOffUpload, Sending } from "../uploads/upload-notes";
import { useVideoUpload } from "./use-video-upload";

/** Takes a video, chosen or dropped. */
export function VideoUpload({ slug }: { slug: string }) {
  const router = useRouter();
  const desk = useVideoUpload(slug, () => router.refresh());
  if (desk.name !== undefined) return <Sending name={desk.name} sent={desk.sent} stop={desk.stop} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DropFile
        label="Add video"
        accept=".mp4,.m4v,.webm"
        take={(file) => void desk.take(file)}
        className="flex-wrap items-center justify-between"
        textClassName="max-w-md"
      >
        <p className="mt-1 text-ink-muted">
          MP4 or WebM, up to 500 MiB and an hour. It is converted so that every browser plays it. Drop the
          file here, or choose it.
        </p>
      </DropFile>
      <CutOffUpload name={desk.problem ? null : desk.waiting} />
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}
