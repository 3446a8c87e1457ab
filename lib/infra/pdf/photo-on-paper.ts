import { aboutPicture, seen } from '../../clean/picture'
import type { Block, Paper } from './paper'

/** Pixels of the longer side: 300 a inch and more at the size of a photo on a page. */
const LONG_SIDE = 1600
const QUALITY = 85

/** A paper whose pictures are as they are seen, in forms that go into a PDF as they are. One that can't be read has no bytes. */
export async function withPlainPictures(paper: Paper): Promise<Paper> {
  const blocks: Block[] = []
  // One after the other: a photo takes much memory.
  for (const block of paper.blocks) blocks.push(await withPlain(block))
  const { letterhead } = paper
  if (!letterhead?.logo) return { ...paper, blocks }
  return { ...paper, blocks, letterhead: { ...letterhead, logo: await onPaper(letterhead.logo) } }
}

async function withPlain(block: Block): Promise<Block> {
  if ((block.kind === 'beside' || block.kind === 'picture') && block.picture)
    return { ...block, picture: await onPaper(block.picture) }
  if (block.kind !== 'photos') return block
  const photos = []
  for (const photo of block.photos) photos.push({ ...photo, bytes: await onPaper(photo.bytes) })
  return { ...block, photos }
}

/** On white, as PNG when it came as one, else as JPEG; no bytes when it can't be read. */
async function onPaper(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format } = await aboutPicture(bytes)
    const picture = seen(bytes)
      .resize({ width: LONG_SIDE, height: LONG_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
    return await (format === 'png' ? picture.png() : picture.jpeg({ quality: QUALITY })).toBuffer()
  } catch {
    return new Uint8Array()
  }
}
