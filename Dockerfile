# Moonstaff as a container. Build it for this machine with `docker build -t moonstaff .`, for both architectures with
# `docker buildx build --platform linux/amd64,linux/arm64 -t moonstaff .`. Run it with compose.yaml, or with
#   docker run -p 8420:8420 -v moonstaff:/data --read-only --cap-drop ALL --security-opt no-new-privileges moonstaff
ARG NODE_IMAGE=node:24-bookworm-slim

# The package contains no machine code, so it can be built on any architecture for all others.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm run package -- /out && mkdir /app && tar -xzf /out/moonstaff-*.tgz -C /app --strip-components=1

FROM ${NODE_IMAGE}
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=build /app /app
# A new volume gets the owner of its folder here. The operator's commands: `docker exec CONTAINER moonstaff operator --help`.
# The user is `node`, by number, so that Kubernetes can tell that it isn't root.
RUN install -d -o 1000 -g 1000 -m 0700 /data /backups \
  && chmod +x /app/tools/package/moonstaff.mjs && ln -s /app/tools/package/moonstaff.mjs /usr/local/bin/moonstaff
USER 1000:1000
WORKDIR /data
VOLUME /data
EXPOSE 8420
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 8420}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "/app/cli/src/main.js", "serve"]
