import { Inbox } from 'lucide-react';
import { Button } from '../button/button';
import { Banner } from '../feedback/banner';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Section } from '../layout/section';
import { Columns, Stack } from '../layout/stack';

/** Samples of notices, and of empty and failed content. */
export function FeedbackSamples() {
  return (
    <Section title="Feedback">
      <Stack gap={3}>
        <Banner kind="info">New version available.</Banner>
        <Banner kind="warning" action={<Button size="small">Try again</Button>}>
          No connection since 14:02. 2 drafts wait to be sent.
        </Banner>
        <Banner kind="error">Your session has ended on the server.</Banner>
        <Columns>
          <EmptyState
            icon={Inbox}
            title="No job executions yet"
            text="An execution appears here when an instance is launched."
            action={<Button>Go to integrations</Button>}
          />
          <ErrorState onRetry={() => undefined} details="500 Internal Server Error: hydra:Error" />
        </Columns>
      </Stack>
    </Section>
  );
}
