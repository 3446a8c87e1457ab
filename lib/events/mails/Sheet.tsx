import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { darkScheme, style } from './style'

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
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <style>{darkScheme}</style>
    </Head>
    <Preview>{preview}</Preview>
    <Body className="page" style={style.body}>
      <Container className="sheet" style={style.sheet}>
        <Section className="brand" style={style.brand}>
          <Text style={style.name}>Jobwork</Text>
        </Section>
        <Section style={style.content}>
          {children}
          {button && (
            <Button href={button.href} className="button" style={style.button}>
              {button.label}
            </Button>
          )}
          <Text className="muted" style={style.foot}>
            {foot}
          </Text>
        </Section>
      </Container>
    </Body>
  </Html>
)
