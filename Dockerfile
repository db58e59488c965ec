# `npm run image` builds this and places a test order in it, with Docker or with buildah. Pinned by digest: a tag can change.
ARG BASE=docker.io/library/node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d
FROM ${BASE} AS build
# Another registry than npm's own, where one is needed.
ARG NPM_CONFIG_REGISTRY
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev
# The bundled PostgreSQL completes its libraries at first use; at run time the folder is read-only.
RUN node_modules/.bin/node -e "import('./db/embedded/postgres-binaries.ts').then((all) => all.findPostgresBinaries())"

FROM ${BASE}
# Pictures are drawn in many threads; glibc would keep what each of them once needed.
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data MALLOC_ARENA_MAX=2 PATH=/app/node_modules/.bin:$PATH
WORKDIR /app
# Root's, so that what runs here can't change itself.
COPY --from=build /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||3000)+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/start.ts"]
