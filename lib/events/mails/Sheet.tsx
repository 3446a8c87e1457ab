import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { style } from './style'

type Props = {
  /** The preview text that a mailbox shows behind the subject. */
  preview: string
  /** The mail's one button. */
  button?: { label: string; href: string }
  foot: ReactNode
  children: ReactNode
}

/** The layout of every mail. */
export const Sheet = ({ preview, button, foot, children }: Props) => (
  <Html lang="en">
    <Head>
      <meta name="color-scheme" content="light" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={style.body}>
      <Container style={style.sheet}>
        <Section style={style.brand}>
          <Text style={style.name}>Jobwork</Text>
        </Section>
        <Section style={style.content}>
          {children}
          {button && (
            <Button href={button.href} style={style.button}>
              {button.label}
            </Button>
          )}
          <Text style={style.foot}>{foot}</Text>
        </Section>
      </Container>
    </Body>
  </Html>
)
