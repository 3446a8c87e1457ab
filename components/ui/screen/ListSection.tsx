'use client'

import type { ReactNode } from 'react'
import { Section } from '../layout/Section'
import { Stack } from '../layout/Stack'
import { ListParts, type ListProps } from './ListParts'

type SectionProps<Row extends { id: number }> = ListProps<Row> & {
  /** What one can do beside the title. */
  action?: ReactNode
  /** A surface whose table goes from edge to edge. */
  flush?: boolean
}

/** A list that shares its page with other things. */
export const ListSection = <Row extends { id: number }>({ action, flush, ...props }: SectionProps<Row>) => (
  <Section plain={!flush} flush={flush} title={props.list.list.title} lead={props.list.list.lead} actions={action}>
    {flush ? (
      <ListParts {...props} />
    ) : (
      <Stack gap="large">
        <ListParts {...props} />
      </Stack>
    )}
  </Section>
)
