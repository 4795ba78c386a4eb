"use client";

import { useRouter } from "next/navigation";
import { DropFile } from "../../../parts/files/drop-file";
import { CutOffUpload, Sending } from "../../../parts/files/uploads/upload-notes";
import { FormProblem } from "../../../parts/forms/form-problem";
import { useVideoUpload } from "./use-video-upload";

/** Uploads a video, chosen or dropped. */
export function VideoUpload({ slug }: { slug: string }) {
  const router = useRouter();
  const desk = useVideoUpload(slug, () => router.refresh());
  if (desk.name !== undefined) return <Sending name={desk.name} sent={desk.sent} stop={desk.stop} />;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <DropFile
        label="Add video"
        accept=".mp4,.m4v,.mov,.webm"
        take={(file) => void desk.take(file)}
        className="flex-wrap items-center justify-between"
        textClassName="max-w-md"
      >
        <p className="mt-1 text-ink-muted">
          MP4, MOV or WebM, up to 500 MB and an hour. We convert it so that it plays in every browser. Drop a
          file here, or choose one.
        </p>
      </DropFile>
      <CutOffUpload name={desk.problem ? null : desk.waiting} />
      {desk.problem && <FormProblem>{desk.problem}</FormProblem>}
    </div>
  );
}
