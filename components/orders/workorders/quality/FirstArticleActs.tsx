'use client'

import { Button } from '@/components/ui/controls/Button'
import { lazy } from '@/components/ui/hooks/lazy'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Row } from '@/components/ui/layout/Row'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { useMay } from '@/lib/client/viewer'
import type { FirstArticle } from '@/lib/contract/orders/first-article'
import type { Workorder, WorkorderDetail } from '@/lib/contract/orders/workorders'
import { AddDocument } from './AddDocument'
import type { Decision } from './FirstArticleDialog'

const FirstArticleDialog = lazy(() => import('./FirstArticleDialog'))

type Props = { order: Workorder; firstArticle: FirstArticle; whole?: WorkorderDetail | null }

/** The buttons of a first article: the shop measures or attaches it, the customer or an admin reads and decides. */
export function FirstArticleActs({ order, firstArticle, whole }: Props) {
  const address = useUrlState()
  const may = useMay()
  const { state, reportId } = firstArticle
  const decision = decisionIn(address.get('first'))
  const isDraft = whole?.reports.some(({ kind, status }) => kind === 'first_article' && status === 'draft')
  return (
    <Row wrap gap="small" role="group" aria-label="What you can do">
      {reportId && (
        <Button onClick={() => address.set({ report: reportId })}>
          {state === 'asked' && may('firstarticle.accept') ? 'Review report' : 'Read report'}
        </Button>
      )}
      <DecideButtons firstArticle={firstArticle} />
      {may('report.create') && state !== 'asked' && (
        <Button variant="contained" onClick={() => address.set({ measure: 'first_article' })}>
          {isDraft ? 'Go on measuring' : state === 'rejected' ? 'Measure again' : 'Measure first article'}
        </Button>
      )}
      {may('workorder.attachFiles') && state !== 'asked' && <AddDocument order={order} kind="first_article" />}
      <Overlay of={whole && decision} onClose={() => address.set({ first: null })}>
        {(overlay, act) => <FirstArticleDialog order={whole!} decision={act} {...overlay} />}
      </Overlay>
    </Row>
  )
}

/** Accept and Reject: below the panel, and at the foot of the report that they are about. */
export function DecideButtons({ firstArticle: { state } }: Pick<Props, 'firstArticle'>) {
  const address = useUrlState()
  const may = useMay()
  if (!may('firstarticle.accept') || (state !== 'asked' && state !== 'rejected')) return null
  return (
    <>
      {state === 'asked' && (
        <Button color="error" onClick={() => address.set({ first: 'reject' })}>
          Reject
        </Button>
      )}
      <Button variant={state === 'asked' ? 'contained' : 'outlined'} onClick={() => address.set({ first: 'accept' })}>
        {state === 'asked' ? 'Accept first article' : 'Accept after all'}
      </Button>
    </>
  )
}

const decisionIn = (value: string | null): Decision | null => (value === 'accept' || value === 'reject' ? value : null)
