export default function Home() {
  return (
    <main className="p-8">
      <h1 className="text-4xl font-semibold">Showrunner</h1>
    </main>
  );
}
