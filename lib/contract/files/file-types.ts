import type { FilePurpose } from './files'

/** What may be uploaded, by the end of the name. */
export const fileTypes: Record<FilePurpose, readonly string[]> = {
  inquiry: ['.pdf', '.doc', '.docx', '.dwg', '.dxf', '.step', '.stp', '.stl'],
  workorder: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.dwg', '.dxf', '.stp', '.step', '.stl'],
  photo: ['.jpg', '.jpeg', '.png', '.webp'],
  money: ['.pdf', '.png', '.jpg', '.jpeg'],
  company: ['.pdf', '.png', '.jpg', '.jpeg'],
}

const mediaTypes: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xls': 'application/vnd.ms-excel',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.dwg': 'image/vnd.dwg',
  '.dxf': 'image/vnd.dxf',
  '.step': 'model/step',
  '.stp': 'model/step',
  '.stl': 'model/stl',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** The media type of a file by its extension; the client's own is ignored. */
export const mediaTypeOf = (name: string) =>
  mediaTypes[name.slice(name.lastIndexOf('.')).toLowerCase()] ?? 'application/octet-stream'

/** The sentence for a file of another type. Of phones it is mostly HEIC. */
export const wrongTypeMessage = (name: string, purpose: FilePurpose) =>
  purpose === 'photo'
    ? 'Photos are sent as JPEG, PNG or WebP'
    : `File "${name}" must be one of ${fileTypes[purpose].join(', ')}`

/** The sentence for a file over its limit. */
export const tooLargeMessage = (name: string, maxMb: number) => `File "${name}" exceeds the ${maxMb}MB limit`
