import { Button } from '@/components/ui/controls/Button'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { Notice } from '@/components/ui/feedback/Notice'
import { EntityId } from '@/components/ui/data/EntityId'
import { Row } from '@/components/ui/layout/Row'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import type { Role } from '@/lib/contract/people/account'
import type { Problem } from '@/lib/contract/core/problem'
import css from './SearchDialog.module.css'
import { useIsApple } from '../useIsApple'

/** What failed, and a way to try again; what is known here stays above it. */
export function SearchFailed({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  const id = problem.extra?.requestId
  return (
    <div role="alert" className={css.failed}>
      <Notice
        tone="danger"
        title="The search failed"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {problem.message}
        {id && (
          <>
            {' '}
            If you contact us, mention <EntityId>{id}</EntityId>.
          </>
        )}
      </Notice>
    </div>
  )
}

const findable: Record<Role, string> = {
  customer: 'Orders, quotations and inquiries are found by id, such as ORD-0012, or by project.',
  supplier:
    'Work orders, quotations and inquiries are found by id, such as WO-0012, or by project; machines and processes by name.',
  admin:
    'Companies are found by name, contact, email or GSTIN; orders, quotations and inquiries by id, such as WO-0012, or by project; machines and processes by name.',
}

/** Says that there are no results, and what can be searched. */
export const SearchNothing = ({ typed, settled, role }: { typed: string; settled: boolean; role: Role }) =>
  settled ? (
    <div className={css.nothing}>
      <EmptyState plain art="search" title={`No results for “${typed.trim()}”`} text={findable[role]} />
    </div>
  ) : (
    <Text as="p" tone="secondary" className={css.waiting}>
      Searching…
    </Text>
  )

/** Which keys act here. */
export function SearchKeys() {
  const apple = useIsApple()
  return (
    <Row as="p" wrap gap="large" lineGap="tight" className={`${text.micro} ${text.secondary} ${css.keys}`}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> opens
      </span>
      <span>
        <kbd>{apple ? '⌘' : 'Ctrl'}</kbd>
        <kbd>Enter</kbd> opens in a new tab
      </span>
      <span>
        <kbd>Esc</kbd> closes
      </span>
    </Row>
  )
}
