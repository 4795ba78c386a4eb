import type { Ref } from "react";

interface PictureInputProps {
  /** The button clicks this input. */
  ref: Ref<HTMLInputElement>;
  label: string;
  onFile: (file: File) => void;
}

/**
 * The browser's file picker for a picture, opened by a separate button. The same file can be chosen again.
 */
export function PictureInput({ ref, label, onFile }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg,image/webp"
      aria-label={label}
      className="sr-only"
      tabIndex={-1}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = "";
      }}
    />
  );
}
