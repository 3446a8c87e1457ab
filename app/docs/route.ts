import { constantResponse } from '@/lib/http/handler/constant-response'

/** The API, readable: Swagger UI over /api/openapi.json. Its script and style are our own files, kept by the browser. */
const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API · Jobwork</title>
    <meta name="description" content="Every call of Jobwork's API: who may make it, what it takes and what it answers" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/vendor/swagger-ui/swagger-ui.css" />
    <link rel="stylesheet" href="/docs.css" />
  </head>
  <body>
    <main id="docs"><noscript>Read the API's description at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript></main>
    <script src="/vendor/swagger-ui/swagger-ui-bundle.js"></script>
    <script src="/docs.js"></script>
  </body>
</html>
`

export const GET = constantResponse('text/html; charset=utf-8', () => HTML)
