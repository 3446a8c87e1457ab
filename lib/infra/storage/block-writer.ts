import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { Writable } from 'node:stream'

/** So much of a file is written in one go (bytes). */
const BLOCK = 512 * 1024
/** What the memory and the length of a direct write must be a multiple of, on any disk of today (bytes). */
const PAGE = 4096
/** So many blocks wait for the next file; what more were needed at once are given back. */
const MAX_SPARE = 8

const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL

/**
 * How a new file of this folder is opened. What is written is synced at once and read later if at all, so it goes past the
 * disk's cache (Linux, O_DIRECT): copying it there took half of an upload's processor time. Where a file system doesn't take
 * that, through the cache as usual.
 */
export async function fileFlags(folder: string): Promise<number> {
  if (!constants.O_DIRECT) return CREATE
  const probe = path.join(folder, `${randomUUID()}.part`)
  try {
    const file = await open(probe, CREATE | constants.O_DIRECT, 0o600)
    try {
      await writeWhole(file, newBlock(), PAGE)
    } finally {
      await file.close()
    }
    return CREATE | constants.O_DIRECT
  } catch {
    return CREATE
  } finally {
    await rm(probe, { force: true }).catch(() => {})
  }
}

/** Writes what flows in to `file`, block by block. The file stays open. */
export function blockWriter(file: FileHandle): Writable {
  const block = spare.pop() ?? newBlock()
  let [filled, size] = [0, 0]

  async function fill(piece: Buffer) {
    let taken = 0
    while (taken < piece.length) {
      const copied = piece.copy(block, filled, taken)
      taken += copied
      filled += copied
      if (filled < BLOCK) continue
      await writeWhole(file, block, filled)
      filled = 0
    }
  }
  /** Whole pages only, so the last is filled up, and cut off again. */
  async function finish() {
    if (!filled) return
    const pages = Math.ceil(filled / PAGE) * PAGE
    await writeWhole(file, block.fill(0, filled, pages), pages)
    await file.truncate(size)
  }
  /** Only of a file that is whole: of one that broke off, a write may still be under way. */
  function giveBack() {
    if (spare.length < MAX_SPARE) spare.push(block)
  }

  return new Writable({
    highWaterMark: BLOCK,
    write(piece: Buffer, _, done) {
      size += piece.length
      if (filled + piece.length >= BLOCK) return void fill(piece).then(() => done(), done)
      filled += piece.copy(block, filled)
      done()
    },
    final: (done) =>
      void finish()
        .then(giveBack)
        .then(() => done(), done),
  })
}

const spare: Buffer[] = []

/** V8 gives memory that may grow whole pages of its own, which a direct write asks for. */
function newBlock(): Buffer {
  const Growing = ArrayBuffer as new (length: number, options: { maxByteLength: number }) => ArrayBuffer
  return Buffer.from(new Growing(BLOCK, { maxByteLength: BLOCK }), 0, BLOCK)
}

/** A disk that is full takes a part of it and says nothing. */
async function writeWhole(file: FileHandle, block: Buffer, size: number) {
  const { bytesWritten } = await file.write(block, 0, size)
  if (bytesWritten < size) throw new Error(`Only ${bytesWritten} of ${size} bytes could be written`)
}
