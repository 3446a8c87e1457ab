'use client'

import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Section } from '@/components/ui/layout/Section'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { EntityId } from '@/components/ui/data/EntityId'
import { tones } from '@/components/ui/theme/tones'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { StartButton } from './StartButton'
import type { Task } from './task'
import css from './TaskList.module.css'

const SHORT = 5

type Props = {
  tasks: Task[]
  /** Where the rest of a longer list stands. */ more?: { href: string; label: string }
}

/** What waits for this person, each with the one button that settles it; the first five, then all. */
export function TaskList({ tasks, more }: Props) {
  const [all, setAll] = useState(false)
  // No button for a single further row.
  const shown = all || tasks.length <= SHORT + 1 ? tasks : tasks.slice(0, SHORT)
  if (!tasks.length)
    return (
      <Section title="Needs you now">
        <Text as="div" tone="secondary">
          <Row as="p" gap="small">
            <CircleCheck size={18} color="var(--jw-palette-success-main)" aria-hidden />
            Nothing is waiting for you.
          </Row>
        </Text>
      </Section>
    )
  return (
    <Section title="Needs you now" flush>
      <Stack as="ul" ruled="bare">
        {shown.map((task) => (
          <TaskRow key={task.key} task={task} />
        ))}
      </Stack>
      {shown.length < tasks.length && (
        <div className={css.more}>
          <Button size="small" variant="text" onClick={() => setAll(true)}>
            Show {tasks.length - shown.length} more
          </Button>
        </div>
      )}
      {more && shown.length === tasks.length && (
        <div className={css.more}>
          <LinkButton href={more.href} size="small" variant="text">
            {more.label}
          </LinkButton>
        </div>
      )}
    </Section>
  )
}

function TaskRow({ task }: { task: Task }) {
  const { className, Icon } = tones[task.tone]
  return (
    <Row as="li" gap="medium" className={`${css.row} ${className}`}>
      <span className={css.mark}>
        <Icon size={16} aria-hidden />
      </span>
      <Row wrap gap="medium" lineGap="small" grow>
        <Stack grow="wrap">
          <Text as="p" weight="title" cut={2} title={task.title}>
            {task.title}
          </Text>
          <Text as="p" size="small" tone="secondary" className={css.facts}>
            {task.id && <EntityId>{task.id}</EntityId>}
            {task.facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            {task.since && <RelativeTime value={task.since} />}
          </Text>
        </Stack>
        <TaskButton task={task} />
      </Row>
    </Row>
  )
}

function TaskButton({ task }: { task: Task }) {
  const button = { size: 'small', className: css.action, 'aria-label': `${task.action}: ${task.title}` } as const
  return task.starts ? (
    <StartButton order={task.starts} {...button}>
      {task.action}
    </StartButton>
  ) : (
    <LinkButton href={task.href} {...button}>
      {task.action}
    </LinkButton>
  )
}
