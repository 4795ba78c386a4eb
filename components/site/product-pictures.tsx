import studio from "./pictures/studio.webp";
import smallStudio from "./pictures/studio-720.webp";
import phone from "./pictures/viewer-phone.webp";
import smallPhone from "./pictures/viewer-phone-260.webp";

interface Picture {
  src: string;
  width: number;
}

const widths = (...pictures: Picture[]) => pictures.map(({ src, width }) => `${src} ${width}w`).join(", ");

/** Screenshots of the studio on air and the same moment on a viewer's phone. */
export function ProductPictures() {
  return (
    <div className="relative min-w-0 pb-[9%]">
      {/* biome-ignore lint/performance/noImgElement: already in the displayed widths; `next/image` needs a script */}
      <img
        src={studio.src}
        srcSet={widths(smallStudio, studio)}
        sizes="(min-width: 64rem) 44rem, 86vw"
        width={studio.width}
        height={studio.height}
        fetchPriority="high"
        alt="The studio during a live show, with the run of show, host and guest side by side, and the audience chat."
        className="h-auto w-[93%] rounded-control ring-1 ring-line sm:rounded-media"
      />
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img
        src={phone.src}
        srcSet={widths(smallPhone, phone)}
        sizes="(min-width: 64rem) 13rem, 25vw"
        width={phone.width}
        height={phone.height}
        alt="The same show on a viewer’s phone, with host and guest, poll results and the chat."
        className="absolute right-0 bottom-0 h-auto w-[27%] rounded-[10%/4.7%] bg-black ring-[3px] ring-[#24242c] sm:ring-[5px] sm:right-[5px]"
      />
    </div>
  );
}
