import type { FilePurpose } from './files'

/** What may be uploaded, by the end of the name. */
export const fileTypes: Record<FilePurpose, readonly string[]> = {
  inquiry: ['.pdf', '.doc', '.docx', '.dwg', '.dxf', '.step', '.stp', '.stl'],
  workorder: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.dwg', '.dxf', '.stp', '.step', '.stl'],
}

/** The sentence for a file over its limit. */
export const tooLargeMessage = (name: string, maxMb: number) => `File "${name}" exceeds the ${maxMb}MB limit`
