import type { FloorOrder } from '@/lib/contract/orders/floor'

/** Which drawing comes first on a phone: sheets before models. */
const FIRST = ['pdf', 'dxf', 'png', 'jpg', 'jpeg', 'webp']

/** The drawing that a tap opens. */
export function firstDrawing({ drawings }: Pick<FloorOrder, 'drawings'>): string | undefined {
  const rank = (name: string) => {
    const at = FIRST.indexOf(name.split('.').at(-1)!.toLowerCase())
    return at < 0 ? FIRST.length : at
  }
  return drawings.toSorted((a, b) => rank(a.name) - rank(b.name))[0]?.name
}
