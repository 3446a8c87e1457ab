import { LocalFault } from './local-fault'

/** Longer side of a photo in pixels: enough to read a label or a measure, a tenth of what a camera stores. */
const LONG_SIDE = 1600
const QUALITY = 0.8
/** Larger ones (bytes) are written again with less of it. */
const LARGE = 1024 * 1024
const LOW_QUALITY = 0.6

const UNREADABLE = 'This phone’s photo format can’t be read here. Set the camera to JPEG.'

/** Whether a file is one of a camera or a picture program. */
export const isPhoto = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  type.startsWith('image/') && !/\.(dwg|dxf)$/i.test(name)

/**
 * A photo as a JPEG of at most 1,600 pixels, mostly 250 to 400 kB. It is drawn anew, the way it is seen: the place, the
 * day and the device are not in it. Throws what to say of one that this browser can't read.
 */
export async function shrunkPhoto(photo: File): Promise<File> {
  const image = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw new LocalFault('photoUnreadable', UNREADABLE)
  })
  const scale = Math.min(1, LONG_SIDE / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * scale))
  canvas.height = Math.max(1, Math.round(image.height * scale))
  const paper = canvas.getContext('2d')!
  // JPEG has no transparency.
  paper.fillStyle = 'white'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.drawImage(image, 0, 0, canvas.width, canvas.height)
  image.close()
  const whole = await jpegOf(canvas, QUALITY)
  const jpeg = whole.size > LARGE ? await jpegOf(canvas, LOW_QUALITY) : whole
  return new File([jpeg], `${photo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}

async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
  if (!jpeg) throw new LocalFault('photoUnreadable', UNREADABLE)
  return jpeg
}
