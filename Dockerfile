# The server and its packages for production, nothing else. `docker build -t jobwork .`
# As it stands it answers; with the command `node dist/server.mjs worker` it delivers.
# By tag, so that a new build takes in security updates. A digest pins it: docs/running.md.
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
ENV CI=true NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
# No install scripts: they fetch the embedded database, for which a container has no use, and ours need the sources.
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/generate.mjs && node scripts/build.mjs && rm -rf .next/cache
# Of what is optional the codec of pictures stays.
RUN cp -r node_modules/@img /tmp/ && npm prune --omit=dev --omit=optional --ignore-scripts && \
  rm -rf node_modules/@img && mv /tmp/@img node_modules/

FROM ${NODE_IMAGE}
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/next.config.mjs /app/LICENSE /app/THIRD_PARTY_NOTICES.md ./
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/prisma/seed/files ./prisma/seed/files
COPY --from=build /app/lib/infra/password/password-worker.mjs ./lib/infra/password/
COPY --from=build /app/public ./public
COPY --from=build /app/dist ./dist
COPY --from=build /app/.next ./.next
# Files and mails without S3_BUCKET and SMTP_URL. The program itself is the superuser's, so nobody can change it.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.mjs"]
