# The bot in a container: production dependencies only, not as root, settings in the volume /data.
# The base image is pinned by its digest (Node 24.21.0 on Debian 12, amd64 and arm64); a newer one is put in by hand.
FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
# .dockerignore lets through only what runs: src, commands, data and package.json.
COPY . .
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
HEALTHCHECK --interval=60s --timeout=10s --start-period=20s \
  CMD ["node", "--disable-warning=ExperimentalWarning", "src/cli/main.js", "health"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=2", "--heap-growing-percent=10", "--optimize-for-size", "--no-sparkplug", "--v8-pool-size=1", "--no-concurrent-recompilation", "src/cli/start.js"]
