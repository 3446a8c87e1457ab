import Link from 'next/link'

/** A supplier's name that opens its record. */
export const SupplierLink = ({ id, name }: { id: number; name: string }) => (
  <Link href={`/admin/suppliers/${id}`}>{name}</Link>
)
