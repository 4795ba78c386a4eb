# Two images from one build: `app` (API, pages and short jobs) and `media` (the media worker with its converters).
# PostgreSQL, LiveKit, Inngest and the proxy are separate services (compose.yaml). Build once, run any number of copies.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/client/package.json packages/client/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node bin/build.mjs --force && node bin/image-files.mjs /image

FROM node:24.21.0-bookworm-slim AS base
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
RUN install -d -o node -g node /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]

FROM base AS media
# Before the release's files, so that an upgrade doesn't install or download the converters again. The list is the
# same as in stack/converters.ts.
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends \
    ffmpeg \
    fonts-crosextra-carlito \
    fonts-droid-fallback \
    fonts-liberation \
    fonts-noto-color-emoji \
    libreoffice-impress \
    poppler-utils \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /image ./
USER node
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=16", "--no-allocation-site-pretenuring", "dist/media-worker.mjs"]

FROM base AS app
COPY --from=build /image ./
USER node
CMD ["node", "dist/server.mjs"]
