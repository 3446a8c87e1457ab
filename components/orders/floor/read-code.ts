/** The order of a job card's code: an address of this site, /workorders/12. Null for any other code. */
export function orderIn(code: string, origin: string): number | null {
  if (!URL.canParse(code)) return null
  const url = new URL(code)
  const [, id] = /^\/workorders\/([1-9]\d{0,8})\/?$/.exec(url.pathname) ?? []
  return url.origin === origin && id ? Number(id) : null
}

type Detector = { detect: (image: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type Read = (video: HTMLVideoElement) => Promise<string | null>

/** What reads a code from a picture of the camera: the browser itself, or else jsQR, fetched when it is needed. */
export async function readerOf(): Promise<Read> {
  const Native = (window as { BarcodeDetector?: new (options: { formats: string[] }) => Detector }).BarcodeDetector
  if (Native) {
    const detector = new Native({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: jsQR } = await import('jsqr')
  const canvas = document.createElement('canvas')
  const paper = canvas.getContext('2d', { willReadFrequently: true })!
  return async (video) => {
    const { videoWidth: width, videoHeight: height } = video
    if (!width || !height) return null
    Object.assign(canvas, { width, height })
    paper.drawImage(video, 0, 0, width, height)
    return jsQR(paper.getImageData(0, 0, width, height).data, width, height)?.data ?? null
  }
}
