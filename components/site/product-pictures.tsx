import studio from "./pictures/studio.webp";
import phone from "./pictures/viewer-phone.webp";

/** The studio on air and the same moment on a viewer's phone, as the product draws them. */
export function ProductPictures() {
  return (
    <div className="relative min-w-0 pb-[9%]">
      {/* biome-ignore lint/performance/noImgElement: made in the width that it is shown in; the other needs a script */}
      <img
        src={studio.src}
        width={studio.width}
        height={studio.height}
        fetchPriority="high"
        alt="The studio while a show is on air: the run of show, the program with host and guest side by side, and the audience's chat."
        className="h-auto w-[93%] rounded-control ring-1 ring-line sm:rounded-media"
      />
      {/* biome-ignore lint/performance/noImgElement: as above */}
      <img
        src={phone.src}
        width={phone.width}
        height={phone.height}
        alt="The same show on a viewer's phone: host and guest above, a poll with results and the chat below."
        className="absolute right-0 bottom-0 h-auto w-[27%] rounded-[10%/4.7%] bg-black ring-[3px] ring-[#24242c] sm:ring-[5px] sm:right-[5px]"
      />
    </div>
  );
}
