import Link from 'next/link'
import css from '@/components/ui/controls/LinkTabs.module.css'

const pages = [
  { href: '/admin/quotations', label: 'Inquiries and quotations' },
  { href: '/admin/quotations/requests', label: 'Requests' },
]

/** The two pages of an admin's quotations. It has no script of its own. */
export const QuotationTabs = ({ at }: { at: string }) => (
  <nav aria-label="Quotations" className={css.tabs}>
    {pages.map(({ href, label }) => (
      <Link key={href} href={href} prefetch={false} aria-current={href === at ? 'page' : undefined} className={css.tab}>
        {label}
      </Link>
    ))}
  </nav>
)
