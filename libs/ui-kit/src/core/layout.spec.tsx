import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Alert, Card, Grid, Inline, List, MutedText, PageFrame, Stack, VisuallyHidden } from './layout';

describe('page frame', () => {
  it('has a focusable h1, a lead and its content', () => {
    render(
      <PageFrame title="Documents" lead="What we need from you" actions={<a href="/help">Help</a>} width="reading">
        <p>Content</p>
      </PageFrame>,
    );
    const title = screen.getByRole('heading', { level: 1, name: 'Documents' });
    expect(title).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText('What we need from you')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Help' })).toBeInTheDocument();
    expect(screen.getByText('Content').parentElement).toHaveClass('ui-page__body--reading');
  });

  it('uses the full width by default', () => {
    render(<PageFrame title="Documents">Content</PageFrame>);
    expect(screen.getByText('Content')).toHaveClass('ui-page__body--full');
  });
});

describe('section card', () => {
  it('is a region labeled by its title, even without an id', () => {
    render(
      <>
        <Card title="Bank" extra={<button type="button">Change</button>}>
          Account
        </Card>
        <Card id="spouse" title="Spouse">
          Name
        </Card>
      </>,
    );
    expect(screen.getByRole('region', { name: 'Bank' })).toHaveTextContent('Account');
    expect(screen.getByRole('region', { name: 'Spouse' })).toHaveAttribute('id', 'spouse');
    expect(screen.getByRole('button', { name: 'Change' })).toBeInTheDocument();
  });

  it('is not a region when it has no title', () => {
    render(<Card>Account</Card>);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});

describe('alert', () => {
  it('is announced immediately only when it follows a user action', () => {
    const { rerender } = render(<Alert tone="error">Wrong</Alert>);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    rerender(
      <Alert tone="error" title="2 fields" live>
        Wrong
      </Alert>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields');
    expect(screen.getByRole('alert')).toHaveClass('ui-alert--error');
  });
});

describe('layout component', () => {
  it('keeps its children in order', () => {
    render(
      <Stack gap="tight">
        <Inline apart>
          <span>one</span>
          <span>two</span>
        </Inline>
        <Grid width="narrow">
          <span>three</span>
        </Grid>
        <List>
          <li>four</li>
        </List>
        <MutedText>five</MutedText>
        <VisuallyHidden>six</VisuallyHidden>
      </Stack>,
    );
    expect(document.body).toHaveTextContent('onetwothreefourfivesix');
    expect(screen.getByRole('listitem')).toHaveTextContent('four');
  });
});
