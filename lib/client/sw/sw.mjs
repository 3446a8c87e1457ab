// The service worker of the shop floor. scripts/build.mjs writes it to public/sw.js with the build's id.
// It keeps the program's own files (/_next/static) and the last /supplier/floor page with its data and pictures.
/* global BUILD */
const STATIC = `static-${BUILD}`
const FLOOR = 'floor'
const PAGE = '/supplier/floor'
const DATA = '/api/floor'
const STATIC_BYTES = 8 * 1024 * 1024
const PICTURES = 60
/** Drawings that were opened, of so many bytes at most. */
const DRAWINGS = 20
const DRAWING_BYTES = 10 * 1024 * 1024
const PATIENCE_MS = 4_000
const SIZE = 'x-kept-bytes'
const OF_BUILD = 'x-kept-build'

// A new version waits until the tabs of the old one are closed, or the person presses Reload.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { type, files } = event.data ?? {}
  if (type === 'take over') event.waitUntil(self.skipWaiting())
  if (type === 'keep') event.waitUntil(keepAll(files))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (isProgram(url)) return event.respondWith(keptFirst(event))
  if (request.mode === 'navigate') {
    if (url.pathname === PAGE) event.respondWith(networkFirst(event, PAGE))
    // The start of the installed app, without a line.
    else if (url.pathname === '/') event.respondWith(orFloor(request))
    return
  }
  if (url.pathname === DATA) event.respondWith(networkFirst(event, DATA))
  else if (isFloorFile(url) && !request.headers.has('range')) event.respondWith(networkFirst(event, url.pathname))
})

/** The program's own files, and the reader of PDFs. */
const isProgram = ({ pathname }) => pathname.startsWith('/_next/static/') || pathname.startsWith('/vendor/pdfjs/')

/** Pictures and drawings of other screens are not kept: the floor page asks for its own with this word. */
const isFloorFile = ({ pathname, search }) => pathname.startsWith('/api/inquiries/') && search === '?floor'

async function keptFirst(event) {
  // Of any build: the kept page may be older than this worker.
  const kept = await caches.match(event.request)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok) event.waitUntil(keepStatic(event.request.url, response.clone()))
  return response
}

/** The network's answer, kept for later; after four seconds, or without a line, the one that is kept. */
async function networkFirst(event, key) {
  const answer = fetch(event.request).then(async (response) => {
    if (isWhole(response) && isSmall(response)) await keepFloor(key, response.clone())
    return response
  })
  event.waitUntil(answer.catch(() => {}))
  const kept = (await caches.open(FLOOR)).match(key)
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const first = await Promise.race([answer.catch(() => null), late])
  return first ?? (await kept) ?? answer
}

async function orFloor(request) {
  try {
    return await fetch(request)
  } catch (error) {
    if (await (await caches.open(FLOOR)).match(PAGE)) return Response.redirect(PAGE)
    throw error
  }
}

const isSmall = (response) => Number(response.headers.get('content-length') ?? 0) <= DRAWING_BYTES

/** No redirect to the sign-in, no refusal. */
const isWhole = (response) => response.status === 200 && !response.redirected && response.type === 'basic'

async function keepFloor(key, response) {
  const cache = await caches.open(FLOOR)
  await cache.put(key, await stamped(response))
  if (key === PAGE) await dropOldBuilds()
  const files = (await cache.keys()).filter(({ url }) => url.includes('/api/inquiries/'))
  const pictures = files.filter(({ url }) => url.endsWith('/picture'))
  const drawings = files.filter((file) => !pictures.includes(file))
  for (const old of [...pictures.slice(0, -PICTURES), ...drawings.slice(0, -DRAWINGS)]) await cache.delete(old)
}

/** The files of an older build are needed as long as the kept page is of that build. */
async function dropOldBuilds() {
  for (const name of await caches.keys()) if (name !== STATIC && name !== FLOOR) await caches.delete(name)
}

async function keepStatic(url, response) {
  const cache = await caches.open(STATIC)
  const copy = await stamped(response)
  staticBytes ??= bytesIn(cache)
  staticBytes = Promise.resolve((await staticBytes) + sizeOf(copy))
  await cache.put(url, copy)
  if ((await staticBytes) <= STATIC_BYTES) return
  for (const key of (await cache.keys()).slice(0, 20)) await cache.delete(key)
  staticBytes = undefined
}

/** What the kept files weigh, counted once in a life of this worker. */
let staticBytes
const bytesIn = async (cache) => (await cache.matchAll()).reduce((sum, response) => sum + sizeOf(response), 0)
const sizeOf = (response) => Number(response.headers.get(SIZE) ?? 0)

/** A copy that knows its size and its build. */
async function stamped(response) {
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  // A kept file is answered whole.
  headers.delete('accept-ranges')
  headers.set(SIZE, String(body.byteLength))
  headers.set(OF_BUILD, BUILD)
  return new Response(body, { status: response.status, headers })
}

/** What the open floor page consists of: the worker came after it. */
async function keepAll(files) {
  const floor = await caches.open(FLOOR)
  for (const file of files) {
    if (new URL(file).pathname.startsWith('/_next/static/') && !(await caches.match(file)))
      await keepStatic(file, await fetch(file))
  }
  for (const key of [PAGE, DATA]) {
    if ((await floor.match(key))?.headers.get(OF_BUILD) === BUILD) continue
    const response = await fetch(key, { credentials: 'same-origin' })
    if (isWhole(response)) await keepFloor(key, response)
  }
}
