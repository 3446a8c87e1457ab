/** The upper half of the DOS code pages that TextDecoder doesn't have, and the signs of Windows' Western one, which Node 22 reads as Latin-1. */
const UPPER: Record<string, string> = {
  '1252': '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ',
  '437':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  '850':
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  '852':
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
}

/** Code pages by number, as TextDecoder names them; 1250 to 1258 are `windows-…`. */
const LABELS: Record<string, string> = {
  '866': 'ibm866',
  '874': 'windows-874',
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
  '10000': 'macintosh',
  '10007': 'x-mac-cyrillic',
  '65001': 'utf-8',
}

/** A letter for each byte, by its number. TextDecoder's latin1 is another code page. */
export function latin1(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return text
}

type Decode = (bytes: Uint8Array) => string

/** How bytes become letters in a code page of `$DWGCODEPAGE` (ANSI_1252, dos850, GB2312 …); null for one that isn't known. */
export function codePage(name: string): Decode | null {
  const words = name.trim().toLowerCase()
  if (/^(us-?)?ascii$/.test(words)) return codePage('ansi_1252')
  if (/^utf-?8$/.test(words)) return codePage('65001')
  const number =
    { gb2312: '936', big5: '950', ksc5601: '949', mac_roman: '10000' }[words.replace('-', '')] ??
    /\d+$/.exec(words)?.[0] ??
    ''
  const upper = UPPER[number]
  if (upper)
    return (bytes) => latin1(bytes).replace(/[\x80-\xff]/g, (letter) => upper[letter.charCodeAt(0) - 128] ?? letter)
  const label =
    LABELS[number] ??
    (/^125[0-8]$/.test(number) ? `windows-${number}` : /^iso_?8859[-_]/.test(words) ? `iso-8859-${number}` : '')
  if (!label) return null
  const decoder = decoderOf(label)
  return decoder && ((bytes) => decoder.decode(bytes))
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

/** AutoCAD 2007 writes UTF-8, and so do all after it. */
const UTF8_SINCE = 'AC1021'

type Decoded = {
  text: string
  /** A letter by its number in the file's code page, as `%%176` asks for it. */
  letter: (number: number) => string
  /** Set when the file names a code page that isn't known: letters that aren't English may be wrong. */
  isUnknownPage: boolean
}

/** The letters of a text DXF file: UTF-8 since AutoCAD 2007, by `$DWGCODEPAGE` before. */
export function decodeDxf(bytes: Uint8Array): Decoded {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 100_000))
  const version = /\$ACADVER\s+1\s+(AC\d+)/.exec(head)?.[1] ?? ''
  const named = /\$DWGCODEPAGE\s+3\s+(\S+)/.exec(head)?.[1]
  const utf8 = asUtf8(bytes)
  const known = named === undefined ? null : codePage(named)
  const western = codePage('ansi_1252')!
  const letter = (number: number) => (known ?? western)(Uint8Array.of(number))
  // A file that names no page is UTF-8 if it can be: other letters hardly ever look like it.
  const isUtf8 = utf8 !== null && (version >= UTF8_SINCE || named === undefined || bytes[0] === 0xef)
  if (isUtf8) return { text: utf8, letter, isUnknownPage: false }
  const hasLetters = bytes.some((byte) => byte > 127)
  return { text: (known ?? western)(bytes), letter, isUnknownPage: hasLetters && !known && named !== undefined }
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
