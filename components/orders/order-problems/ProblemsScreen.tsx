'use client'

import { ListScreen } from '@/components/ui/screen/ListScreen'
import { useList } from '@/components/ui/screen/useList'
import { ProblemDrawer } from './ProblemDrawer'
import { problemList } from './problems-list'

/** Problems with orders by who acts next; an admin decides them here. */
export function ProblemsScreen() {
  const list = useList(problemList)
  return (
    <ListScreen list={list}>
      <ProblemDrawer rows={list.rows} />
    </ListScreen>
  )
}
