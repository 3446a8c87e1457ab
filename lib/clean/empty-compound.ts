const SIGN = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const SECTOR = 512
const [FREE, END_OF_CHAIN, FAT_SECTOR] = [0xffffffff, 0xfffffffe, 0xfffffffd]
/** Says that a folder has no member and no neighbours. */
const NONE = 0xffffffff

/**
 * A compound file ([MS-CFB]) with nothing in it: it stands where an object of another program stood in a document. The document then opens
 * as before and shows the object's picture.
 */
export function emptyCompoundFile(): Uint8Array {
  const file = Buffer.alloc(3 * SECTOR)
  SIGN.copy(file)
  // Minor and major version, byte order, the sizes of sectors and of small sectors as powers of two.
  for (const [i, value] of [0x3e, 3, 0xfffe, 9, 6].entries()) file.writeUInt16LE(value, 24 + 2 * i)
  file.writeUInt32LE(1, 44) // One sector says which sectors follow each other,
  file.writeUInt32LE(1, 48) // and sector 1 holds the folder.
  file.writeUInt32LE(4096, 56)
  file.writeUInt32LE(END_OF_CHAIN, 60)
  file.writeUInt32LE(END_OF_CHAIN, 68)
  file.fill(0xff, 76, SECTOR)
  file.writeUInt32LE(0, 76)
  const [fat, folder] = [SECTOR, 2 * SECTOR]
  file.writeUInt32LE(FAT_SECTOR, fat)
  file.writeUInt32LE(END_OF_CHAIN, fat + 4)
  for (let at = fat + 8; at < folder; at += 4) file.writeUInt32LE(FREE, at)
  const name = 'Root Entry\0'
  file.write(name, folder, 'utf16le')
  file.writeUInt16LE(2 * name.length, folder + 64)
  file.writeUInt8(5, folder + 66)
  file.writeUInt8(1, folder + 67)
  // It, and the three places that are free, have no neighbours.
  for (let at = folder; at < file.length; at += 128)
    for (const field of [68, 72, 76]) file.writeUInt32LE(NONE, at + field)
  file.writeUInt32LE(END_OF_CHAIN, folder + 116)
  return file
}

/** Objects of other programs, and Word and Excel files before 2007. */
export const isCompoundFile = (bytes: Uint8Array) => SIGN.equals(bytes.subarray(0, SIGN.length))
