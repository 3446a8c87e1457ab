/** The types that can be cleaned. DWG, DOC and XLS can not. */
const CLEANABLE = ['step', 'stp', 'stl', 'dxf', 'pdf', 'docx', 'xlsx', 'jpg', 'jpeg', 'png', 'webp'] as const
export type Cleanable = (typeof CLEANABLE)[number]

/** The type by which a file is cleaned; undefined where there is no way. */
export function cleanableAs(name: string): Cleanable | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return CLEANABLE.find((type) => type === ending)
}
