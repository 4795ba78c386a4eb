// Compiles WebAssembly. A page's own policy forbids that, and stays as strict as it is: a worker's script has one of its own.

self.onmessage = async ({ data }: MessageEvent<string>) => {
  const tell = (answer: WebAssembly.Module | string) => self.postMessage(answer);
  try {
    const file = await fetch(data);
    tell(await WebAssembly.compile(await file.arrayBuffer()));
  } catch (error) {
    tell(String(error));
  }
};
